import type { texts as english } from '../../../ui/form-texts.en';

export const texts: typeof english = {
  username: '用户名',
  password: '密码',
  showPassword: (label) => `显示${label}`,
  hidePassword: (label) => `隐藏${label}`,
  stillNeeded: (labels) => `还需填写：${new Intl.ListFormat('zh-Hans').format(labels)}。`,
  errors: {
    missing: (label) => `请填写${label}。`,
    tooShort: (label, min) => `${label}至少要有${String(min)}个字符。`,
    tooLong: (label, max) => `${label}最多${String(max)}个字符。`,
    notAnEmail: (label) => `${label}的格式应为name@example.com。`,
    badCharacter: (label) => `${label}含有不允许的字符。`,
    outOfRange: (label, min, max) => `${label}应为${min}至${max}之间的整数。`,
  },
};

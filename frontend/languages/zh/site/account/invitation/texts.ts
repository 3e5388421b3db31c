import type { texts as english } from '../../../../../site/account/invitation/texts.en';

export const texts: typeof english = {
  incomplete: '这个链接不完整。请重新打开别人发给您的那个链接。',
  loading: '正在加载…',
  lead: (invitedBy) => `${invitedBy}邀请您在这里带团。`,
  consequences: '您会看到自己带的行程，以及参加者的姓名和联系方式。',
  passwordRule: (minLength) => `导游的密码至少要有${String(minLength)}个字符。`,
  signIn: '登录并接受邀请',
  signUp: '注册并接受邀请',
  user: (username) => `当前登录账户：${username}。`,
  accept: '接受邀请',
  account: '我的账户',
};

import type { texts as english } from '../../../../../site/account/sign-up/texts.en';

export const texts: typeof english = {
  lead: '注册后，在每台设备上都能看到自己的预订。',
  title: '注册',
  usernameHint: (minLength, maxLength) =>
    `${String(minLength)}至${String(maxLength)}个字母、数字，或 _ . -`,
  email: '邮箱',
  unsuccessful: '注册没有成功，请查看控制台。',
  signInLink: (signIn) => ['已有账户？', signIn('登录')],
};

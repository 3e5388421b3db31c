import type { texts as english } from '../../../../../site/account/sign-in/texts.en';

export const texts: typeof english = {
  lead: '登录后可以查看和更改预订。',
  title: '登录',
  hint: '填邮箱也可以。',
  invalid: '用户名或密码不正确',
  signingOut:
    '这台设备已退出登录，但连不上服务器，那边的登录状态还没清除。我们会继续尝试，一连上就清除。',
  signedOut: '已连上服务器，那边的登录状态也清除了。',
  newPassword: '新密码已设置，请用它登录。',
  forgot: '忘记密码了？',
  signUpLink: (signUp) => ['第一次来？', signUp('注册')],
};

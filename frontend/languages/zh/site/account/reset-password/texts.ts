import type { texts as english } from '../../../../../site/account/reset-password/texts.en';

export const texts: typeof english = {
  ask: {
    title: '忘记密码了？',
    lead: '请填写账户的邮箱，我们会发一个链接，供您设置新密码。',
    email: '邮箱',
    action: '发送链接',
    sent: (email) =>
      `如果${email}在这里有账户，链接已经在路上了。链接一小时内有效，只能用一次。没收到？也看看垃圾邮件箱。`,
    remembered: (signIn) => ['想起来了？', signIn('登录')],
  },
  choose: {
    title: '设置新密码',
    lead: '所有设备都会退出登录，之后请用新密码登录。',
    password: '新密码',
    action: '设置密码',
    newLink: (ask) => ['链接打不开？', ask('重新获取')],
  },
};

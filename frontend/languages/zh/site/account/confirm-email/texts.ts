import type { texts as english } from '../../../../../site/account/confirm-email/texts.en';

export const texts: typeof english = {
  link: {
    title: '这是您的邮箱吗？',
    text: '有人（希望就是您）用这个邮箱在本站注册了账户，所以我们的邮件发到了这里。',
    action: '对，是我的',
    done: '谢谢！邮箱已确认。',
  },
  request: {
    title: '请确认邮箱',
    text: (email) =>
      `我们还不确定您能否收到发往${email}的邮件。请打开邮件里的链接，或者重新获取一个。`,
    action: '发送链接',
    sent: (email) => `链接正在发往${email}。几分钟后还没收到？也看看垃圾邮件箱。`,
  },
};

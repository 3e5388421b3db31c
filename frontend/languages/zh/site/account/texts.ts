import { formatMoment } from '../../../../site/texts/more-formats';
import type { texts as english } from '../../../../site/account/texts.en';
import { LOCALE } from '../texts/locale';

export const texts: typeof english = {
  lead: '您的数据由您做主：随时查看、更改、下载或删除。',
  signedOut: (signIn, signUp) => [
    '尚未登录。',
    signIn('登录'),
    '后即可查看账户；没有账户，请先',
    signUp('注册'),
    '。',
  ],
  username: '用户名',
  email: '邮箱',
  currentPassword: '当前密码',

  changeEmail: {
    title: '更改邮箱',
    action: '更改邮箱',
    email: '新邮箱',
    done: (email) => `邮箱已改为${email}。其他设备均已退出登录。`,
  },
  changePassword: {
    title: '更改密码',
    action: '更改密码',
    password: '新密码',
    done: '密码已更改。其他设备均已退出登录。',
  },
  sessions: {
    title: '已登录的设备',
    browser: (description) =>
      description
        .replace('Unknown browser', '未知浏览器')
        .replace(/^(.*) on (?:an? )?(.*)$/, '$2上的$1'),
    current: (browser) => [browser, '（本机）'],
    moment: (instant) => formatMoment(LOCALE, instant),
    since: (moment) => ['登录时间：', moment],
    end: '退出',
    endLabel: (browser, since) => `退出${browser}，登录时间：${since}`,
    ended: '该设备已退出登录。',
    endOthers: '退出其他所有设备',
    othersEnded: '其他设备均已退出登录。',
  },
  download: {
    title: '下载我的数据',
    text: '账户、预订、导游的相关备注和登录记录，都在一个JSON文件里。',
    action: '下载数据',
  },
  deletion: {
    title: '删除账户',
    text: '账户、登录记录和尚未成行的预订会被永久删除。今天及以前的行程，我们只保留地点、日期和人数，不留姓名。如果您已为尚未成行的行程付款，导游在行程当天结束前仍能看到您的姓名和联系方式，以便退款。',
    action: '删除我的账户',
    question: '要删除账户吗？',
    keep: '保留',
  },
};

import type { texts as english } from '../../../../../site/pages/privacy/texts.en';

export const texts: typeof english = {
  lead: '本站存什么，存多久。页面不从其他网站加载任何内容。',
  counts: {
    title: '统计什么',
    steps:
      '为了知道访客在哪里卡住，本站统计每一步有多少次访问：看页面、选日期、提交预订表单、预订、取消。',
    numbers:
      '每天只存数字，按页面、页面语言和来源网站统计。不存与您有关的任何信息：没有Cookie，没有IP地址，没有浏览器信息，也没有浏览路径。这些数字两年后删除。',
    optOut: '如果浏览器发出“Do Not Track”或“Global Privacy Control”信号，就不计入统计。',
  },
  bookings: {
    title: '您的预订',
    contact:
      '姓名、邮箱、电话和留言只给导游看，用来就行程联系您。预订还会记下您浏览时用的语言，发给您的邮件也用这种语言。',
    guests: (days) =>
      `没有账户时，这些信息在${days}后清除，但不会早于行程结束。留下的只有行程、日期和人数。`,
    account:
      '有账户时，您可以下载或删除自己的全部数据。如果您已为尚未成行的行程付款，导游在行程当天结束前仍会保留您的姓名和联系方式，以便退款。',
  },
  cookies: {
    title: 'Cookie',
    cookie:
      '只有在登录、预订，或打开显示您预订的页面时，本站才设置Cookie，用来确认预订属于您。脚本无法读取它们。',
    storage:
      '浏览器还会替本站记住：您是否已登录，是否有预订，选了哪种语言，以及填了还没提交的表单内容。',
  },
  log: {
    title: '服务器日志',
    text: '日志记录每次请求的IP地址、路径和时间，用来查找错误、阻止攻击。旧记录会被覆盖。',
  },
  questions: '还有疑问？',
};

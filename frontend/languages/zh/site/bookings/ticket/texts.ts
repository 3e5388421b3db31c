import type { texts as english } from '../../../../../site/bookings/ticket/texts.en';
import { format } from '../../texts/format';

export const texts: typeof english = {
  loading: '正在查找您的预订…',
  allTours: '查看全部行程',
  contactUs: '联系我们',
  signIn: '登录',
  waiting: '候补顺位',
  confirming: '确认预订',

  failed: {
    link: {
      title: '这个链接打不开预订',
      text: '链接可能缺了一部分，或者已有更新的链接。请复制完整的链接，或向发链接给您的人要一个新的。',
    },
    private: {
      title: '这是私人预订',
      text: '请用预订链接打开，或使用预订时的浏览器，也可以登录预订所属的账户。',
    },
    missing: {
      title: '找不到这个预订',
      text: '它可能属于别的账户，或已被删除。请用预订链接打开，或登录预订时所用的账户。',
    },
    notLoaded: (reason) => `没能加载您的预订。${reason}`,
  },

  canceledByGuide: '导游取消了这个行程',
  canceledByVisitor: '您已取消这个预订',
  undoable: (minutes) => `${String(minutes)}分钟内还可以撤销。`,
  undo: '撤销',
  notUndone: (reason) => `没能恢复预订。${reason}`,
  restored: '预订已恢复。',
  anotherDate: '另选日期',
  over: '这个行程已结束',
  attended: {
    title: '谢谢您和我们一起走',
    tips: '如果想给导游小费：',
    review: '如果想写评价：',
  },
  payment: {
    title: '付款方式',
    showCode: (name) => `显示${name}二维码`,
    code: (host) => `打开${host}的二维码`,
  },
  thanks: '谢谢您和我们一起走。',
  bookAgain: '再走一次',
  remove: '从列表移除',
  removed: '已从列表移除。',
  notRemoved: (reason) => `没能从列表移除预订。${reason}`,
  moved: '导游更改了这个行程的时间',
  movedFrom: (from, to) => `原定${format.dayAndDate(from)}，现改为${format.dayAndDate(to)}。`,
  movedWithinDay: '仍在同一天，时间不同。',
  changed: '导游更改了这个行程',
  movedHelp: '如果不合适，可以在下面更改或取消预订。',
  needHelp: '还需要帮助？',

  notice: '来自导游',
  mailLimitReached: {
    title: '这条消息没能发到您的邮箱',
    text: '发往这个邮箱或来自您网络的邮件太多了。所有内容都在这里，请保存好本页的链接。',
  },

  meeting: '集合地点',
  findMe: '怎么找到我',
  map: '在地图上查看',
  mapLabel: (spot) => `在地图上查看：${spot}`,
  callGuide: '给导游打电话：',
  aboutTour: '行程介绍',

  saveTitle: '随身带着',
  calendar: '加入日历',
  google: 'Google日历',
  outlook: 'Outlook',
  file: '日历文件（苹果等）',
  event: (siteName, place) => `${siteName}：${place}`,
  eventDetails: (party, meetingPoint) => `${party}。\n集合地点：${meetingPoint}。`,
  eventLocation: (meetingPoint) => `${meetingPoint}，纽约`,
  share: '分享',
  invitation: (place, when) => `我要去纽约走一走：${place}，${when}。一起来吧！`,
  invitationCopied: '邀请已复制到剪贴板。',
  print: '打印',
  copyLink: '复制预订链接',
  linkHint:
    '保存链接，就能在别的设备上打开预订，也可以发给同行的人。拿到链接的人都能更改和取消预订。',
  linkCopied: '链接已复制到剪贴板。',
  linkNotMade: (reason) => `没能生成链接。${reason}`,
  copyYourself: '请复制这段文字：',

  change: '更改日期或人数',
  changing: '更改预订',
  cancel: '取消预订',
  notCanceled: (reason) => `没能取消预订。${reason}`,

  contact: '导游怎样联系您',
  noContact: '导游目前联系不上您。万一天气变化，或者您迟到，留个姓名和邮箱或电话会很有用。',
  addContact: '留下联系方式',
  editContact: '更改联系方式',
  name: '姓名',
  email: '邮箱',
  phone: '电话',
  phoneOnWhatsApp: (phone) => `${phone}（WhatsApp）`,
  note: '给导游的留言',
  saved: '预订已更改。',
  saveContact: '保存联系方式',
  contactSaved: '已保存。导游可以联系到您了。',
  notSaved: (reason) => `没能保存。${reason}`,
  dismiss: '返回',
  incomplete: '本页有一部分没有加载出来。请检查网络，然后刷新页面。',

  waitlist: {
    waiting: '您在候补名单上',
    ahead: (parties) =>
      parties === 0
        ? '还没有订上，不过您排在第一位。'
        : `还没有订上：前面还有${String(parties)}组。`,
    next: (email) =>
      `一有足够的空位，就会在这里为您保留，最长12小时，由您决定要不要。${
        email === undefined ? '请不时回来看看。' : `届时我们会发邮件到${email}。`
      }`,
    leave: '退出候补名单',
    leaving: '退出后无法撤销：再次加入要从末位排起。',

    held: (people, until) => `已为您保留${String(people)}个名额，有效至${until}`,
    choice: '选“要”，就订好了。过了时间，或选“不用了”，就轮到下一位。',
    take: (people) => `要，预订${String(people)}个名额`,
    decline: '不用了，谢谢',
    booked: '预订成功，到时见！',
    notDone: (reason) => `没有成功。${reason}`,

    confirm: {
      mailed: (email) => `就差一步：我们已把链接发到${email}。打开并确认，就订好了。`,
      notReceived: '没收到邮件？请看看垃圾邮件箱，或在下面改正邮箱，我们会把链接发过去。',
      mailLimitReached: (email) =>
        `没能把链接发到${email}：发往该邮箱或来自您网络的邮件太多了。请在下面换个邮箱，或联系我们。`,
      ask: (email) => `确认${email}是您的邮箱，就订好了。`,
      book: '确认预订',
      release: '不订了',
      waitingParty: {
        mailed: (email) =>
          `请先确认邮箱：我们已把链接发到${email}。打开链接之前，不会为您保留名额。`,
        ask: '请先确认邮箱：确认之前，不会为您保留名额。',
        confirm: '对，是我的邮箱',
        done: '谢谢！邮箱已确认。',
      },
      expired: {
        title: '名额已不再为您保留',
        text: '没有及时确认，所以没有订上。如果还有名额，请重新预订。',
      },
      again: '重新预订',
    },

    offerExpired: {
      title: '名额已不再为您保留',
      text: '已轮到下一位，您不在候补名单上了，也没有订上。',
    },
    removed: {
      title: '导游把您移出了候补名单',
      text: '您没有订上。如有疑问，请联系导游。',
    },
    cutoffPassed: {
      title: '没有等到空位',
      text: '这个行程已停止预订，候补到此结束。您没有订上。',
    },
    left: {
      title: '您已退出候补名单',
      text: '您没有订上，也没有为您保留名额。',
    },
    again: '重新候补，或另选日期',
  },

  changeForm: {
    save: '保存更改',
    notSaved: (reason) => `没能更改预订。${reason}`,
  },
};

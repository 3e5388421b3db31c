import * as pageWords from 'shared/words/zh/index';
import type { PublicGuide } from '../../guides/guide-profile';
import type { FallbackFacts } from '../content/facts';
import type { Words } from './en';
import { commonWords } from './common-words';
import { formatsOf, type ContactMethods, type Nearness } from './formats';

const format = formatsOf('zh-Hans');

/** "2人". */
const peopleText = (n: number) => `${format.number(n)}人`;

/** "中央公园，1月7日星期一 10:00". */
const walkText = ({ place, startsAt }: Pick<FallbackFacts, 'place' | 'startsAt'>) =>
  `${place}，${format.shortWhen(startsAt)}`;
const meetingPointSentence = ({ meetingPoint }: Pick<FallbackFacts, 'meetingPoint'>) =>
  `集合地点：${meetingPoint}。`;
const reasonSentence = (reason = '') => (reason === '' ? '' : `原因：${reason}`);

/** "Dana Rivera，会讲英语和西班牙语，导游证号2000123". */
const guideText = ({ name, languages, licenseNumber }: PublicGuide) => {
  const spoken = format.languages(languages);
  const person = spoken === '' ? name : `${name}，会讲${spoken}`;
  return licenseNumber === undefined ? person : `${person}，导游证号${licenseNumber}`;
};

/** Returns "回复这封邮件或致电+1 212 555 0142", or an empty string without contact details. */
const contactMethodsText = ({ phone, email }: ContactMethods) =>
  format.alternatives([
    ...(email === undefined ? [] : ['回复这封邮件']),
    ...(phone === undefined ? [] : [`致电${phone}`]),
  ]);

const NEAR_DAYS = { today: '今天', tomorrow: '明天' };
const relativeDay = (nearness: Nearness, instant: Date) =>
  nearness === 'later' ? format.weekday(instant) : NEAR_DAYS[nearness];

/** The Chinese texts of letters to visitors. Times are in New York. */
export const zh: Words = {
  ...commonWords(format, pageWords),
  people: peopleText,
  hours: (start, end) => `${format.time(start)}至${format.time(end)}`,
  inNewYork: (hours) => `${hours}（纽约时间）`,
  tourByNight: (place) => `${place}（夜间）`,

  letterLabels: {
    before: '原来',
    now: '现在',
  },

  visitor: {
    hello: (name) => (name === undefined ? '您好！' : `${name}，您好！`),
    signature: '您的导游',
    seeYou: '到时见！',
    tour: '行程',
    date: '日期',
    time: '时间',
    party: '人数',
    meeting: '集合地点',
    guide: '导游',
    guideDetails: guideText,
    price: '价格',
    pay: '付款方式',
    ticket: '打开电子票',
    findMe: '怎么找到我',
    light: '天色',
    bring: '带什么',
    allDetails: '目前的全部信息',
    reason: (reason) => `原因：${reason}`,
    calendar: '打开附件，就能把行程加入日历。',
    calendarAgain: '已经加入日历了？附件里是最新的信息。如果旧的日程还在，请删掉。',
    calendarGone: '已经加入日历了？请在日历里删掉，免得再收到提醒。',
    changeable: (until) => `计划有变？${format.shortWhen(until)}之前，都可以在电子票上更改或取消。`,
    linkIsKey:
      '打开链接就能看到电子票，不用密码。拿到链接的人都能更改或取消预订，转发这封邮件时请留意。',
    questions: (methods) => {
      const contactText = contactMethodsText(methods);
      return contactText === '' ? undefined : `有问题？请${contactText}。`;
    },
    reasonForEmail:
      '收到这封邮件，是因为有人用这个邮箱预订了行程。如果不是您，就是别人填错了自己的邮箱，请告诉我们。',
    reasonForWaitlistEmail: '收到这封邮件，是因为这个邮箱在一个行程的候补名单上。',
  },

  booked: {
    subject: (tour, start) => `预订成功：${tour}，${format.shortWhen(start)}`,
    preheader: (meetingPoint) => `集合地点：${meetingPoint}。电子票在邮件里。`,
    title: '预订成功',
    text: (people) =>
      people === 1
        ? '一起去走走！期待与您见面。'
        : `一起去走走！期待与您一行${peopleText(people)}见面。`,
  },

  changed: {
    subject: (tour, start) => `预订已更改：${tour}，${format.shortWhen(start)}`,
    preheader: (people) => `共${peopleText(people)}。改了什么，请看邮件。`,
    title: '预订已更改',
    text: '已按您的要求更改，不同之处如下：',
    textOnly: '已按您的要求更改，现在的预订如下：',
  },

  cancelledByVisitor: {
    subject: (tour, start) => `已按您的要求取消：${tour}，${format.shortWhen(start)}`,
    preheader: '无需再做任何操作。',
    title: '预订已取消',
    text: (people) =>
      people === 1
        ? '谢谢您告诉我，名额可以让给别人了。这次不能同行，很可惜！'
        : `谢谢您告诉我，${format.number(people)}个名额可以让给别人了。这次不能同行，很可惜！`,
    undo: (until) => `点错了？纽约时间${format.time(until)}之前，可以在电子票上撤销。`,
    comeAnotherDay: '改天再来',
    bye: '下次见！',
  },

  cancelledByGuide: {
    subject: (tour, start) => `行程取消：${tour}，${format.shortWhen(start)}`,
    preheader: '很抱歉，行程取消了，请不要前往集合地点。',
    title: '行程取消了',
    text: (tour, start) =>
      `很抱歉，我不得不取消这个行程：${tour}，${format.when(start)}。请不要前往集合地点。`,
    otherDatesTitle: '换一天可以吗？',
    otherDatesText: '这些场次还有名额：',
    seeOtherDates: '查看其他日期',
    bye: '希望下次能与您见面！',
  },

  byGuide: {
    ifItSuits: '如果合适，什么都不用做，我等您来。',
    otherwise: (until) =>
      `如果不合适，请在${format.shortWhen(until)}之前，在电子票上另选日期或取消。`,
    otherwiseContact: (methods) => {
      const contactText = contactMethodsText(methods);
      return contactText === '' ? undefined : `如果不合适，请${contactText}。`;
    },
    choose: '保留、更改或取消',
  },

  moved: {
    subject: (tour, start) => `时间更改：${tour}，改为${format.shortWhen(start)}`,
    preheader: '我不得不更改行程的时间，新的时间合适吗？',
    title: '行程时间改了',
    text: '很抱歉，我不得不更改行程的时间。',
  },

  changedByGuide: {
    subject: (tour, start) => `行程有变：${tour}，${format.shortWhen(start)}`,
    preheader: '行程有些变动，您还方便吗？',
    title: '行程有变',
    text: '我不得不对行程做些变动。',
  },

  restored: {
    subject: (tour, start) => `行程恢复：${tour}，${format.shortWhen(start)}`,
    preheader: '好消息：您的预订又有效了。',
    title: '行程恢复了',
    text: '好消息：您的预订已恢复，我等您来。',
  },

  several: {
    cancelled: {
      subject: (bookings) => `行程取消：您的${format.number(bookings)}个行程`,
      preheader: '很抱歉，这些行程取消了，请不要前往集合地点。',
      title: '行程取消了',
      text: '很抱歉，我不得不取消以下行程。请不要前往集合地点。',
    },
    changed: {
      subject: (bookings) => `行程有变：您的${format.number(bookings)}个行程`,
      preheader: '这些行程有些变动，您还方便吗？',
      title: '行程有变',
      text: '我不得不对以下行程做些变动。如果哪一个不再合适，可以在它的电子票上更改或取消。',
    },
    restored: {
      subject: (bookings) => `行程恢复：您的${format.number(bookings)}个行程`,
      preheader: '好消息：您的预订又有效了。',
      title: '行程恢复了',
      text: '好消息：您的预订已恢复，我等您来。',
    },
    waitingOver: {
      subject: (bookings) => `无法成行：您候补的${format.number(bookings)}个行程`,
      preheader: '这几天请另作安排。',
      title: '这次走不成了',
      text: '您候补的以下行程不会如期进行，请另作安排。',
    },
  },

  reminder: {
    subject: (tour, nearness, start) =>
      `${relativeDay(nearness, start)}${format.time(start)}：${tour}`,
    preheader: (meetingPoint) => `计划没变吧？集合地点：${meetingPoint}。`,
    title: (nearness, start) => `${relativeDay(nearness, start)}见`,
    text: '计划没变吧？没变的话，什么都不用做，我在集合地点等您。',
    fewer: (until) =>
      `人数减少，或者来不了？请在${format.shortWhen(until)}之前，在电子票上更改或取消，把名额让给别人。`,
    late: (methods) => {
      const contactText = contactMethodsText(methods);
      return contactText === '' ? undefined : `人数减少，或者来不了？请${contactText}。`;
    },
  },

  thanks: {
    subject: (tour, start) => `谢谢您和我们一起走：${tour}，${format.shortDate(start)}`,
    preheader: '有您同行，真好。',
    title: '谢谢您和我们一起走',
    text: (tour, start) => `有您同行，真好：${tour}，${format.date(start)}。`,
    tips: '如果想给导游小费：',
    review: '您的评价能帮别人决定要不要来。如果愿意写一条，请点这里。',
    action: (host) => `到${host}写评价`,
    bye: '希望能再见到您！',
  },

  waiting: {
    subject: (tour, start) => `已加入候补名单：${tour}，${format.shortWhen(start)}`,
    preheader: '一有名额，我就写信给您。',
    title: '您在候补名单上',
    text: (people) =>
      people === 1
        ? '行程目前已满。一有名额，我就为您保留，并写信给您。'
        : `行程目前已满。一有够${peopleText(people)}的名额，我就为您保留，并写信给您。`,
    wait: '收到我的信之前，都还没有订上，请不要前往集合地点。',
    confirm: '请先确认这是您的邮箱；确认之前，不会为您保留名额。',
    confirmAction: '确认并查看候补顺位',
    action: '查看候补顺位',
    leave: '有了别的安排？请在同一页面退出候补名单，让后面的人往前排。',
    bye: '希望您能排上！',
  },

  offer: {
    subject: (tour, start) => `有名额了：${tour}，${format.shortWhen(start)}`,
    preheader: (until) => `为您保留至${format.shortWhen(until)}。`,
    title: '有名额了',
    text: (people) => `您候补的行程空出了${format.number(people)}个名额，我为您保留着。`,
    until: (until) => `请在纽约时间${format.when(until)}之前答复。过了时间，就轮到下一位。`,
    action: '现在答复',
    decline: '来不了了？请在同一页面选“不用了”，让别人有机会来。',
  },

  offerLapsed: {
    subject: (tour, start) => `名额已不再保留：${tour}，${format.shortWhen(start)}`,
    preheader: '名额已轮到下一位。',
    title: '名额已不再为您保留',
    text: (people) =>
      `我为您保留过${format.number(people)}个名额，但没有收到答复，所以轮到了下一位。您已不在候补名单上。`,
    nextSteps: '还想来吗？可以重新加入候补名单，或另选日期。',
  },

  waitingOver: {
    subject: (tour, start) => `无法成行：${tour}，${format.shortWhen(start)}`,
    preheader: '那一天请另作安排。',
    title: '这次走不成了',
    text: '您候补的这个行程不会如期进行，请另作安排。如果情况有变，又有了名额，我会再写信给您。',
    nextSteps: '换一天来吗？可选的日期在这里。',
  },

  fromGuide: {
    subject: (tour, start) => `来自导游：${tour}，${format.shortWhen(start)}`,
    title: '导游有话说',
    text: (tour, start) => `关于我们的行程（${tour}，${format.when(start)}）：`,
    bye: '祝一切顺利！',
  },

  fallback: {
    standard: ({ name, people, ...facts }) =>
      `${name}，您好！我发给您的行程邮件没有送达。您已预订${peopleText(people)}：${walkText(facts)}。${meetingPointSentence(facts)}`,
    cancelled: ({ name, reason, ...facts }) =>
      `${name}，您好！很抱歉，我不得不取消这个行程：${walkText(facts)}。请不要前往集合地点。${reasonSentence(reason)}`,
    changed: ({ name, reason, ...facts }) =>
      `${name}，您好！我不得不对行程做些变动，现在是：${walkText(facts)}。${meetingPointSentence(facts)}这样合适吗？${reasonSentence(reason)}`,
    moved: ({ name, reason, moveReason = reason, ...facts }) =>
      `${name}，您好！很抱歉，我不得不更改行程的时间，现在是：${walkText(facts)}。${meetingPointSentence(facts)}这样合适吗？${reasonSentence(moveReason)}`,
    restored: ({ name, ...facts }) =>
      `${name}，您好！好消息：我们的行程恢复了，${walkText(facts)}。${meetingPointSentence(facts)}`,
    offer: ({ name, people, heldUntil, ...facts }) =>
      `${name}，您好！现在有${peopleText(people)}的名额了：${walkText(facts)}。${heldUntil ? `我为您保留至${format.moment(heldUntil)}。` : ''}您还想来吗？`,
    announcement: ({ name, notice = '', ...facts }) =>
      `${name}，您好！关于我们的行程（${walkText(facts)}）：\n${notice}`,
  },

  account: {
    ignore: '如果不是您，请忽略这封邮件：只要没人使用链接，什么都不会发生。',
    linkWorksOnce: (until) => `链接只能用一次，纽约时间${format.shortWhen(until)}前有效。`,
    notYou: (methods) => {
      const contactText = contactMethodsText(methods);
      return contactText === ''
        ? '如果不是您，可能有别人进了您的账户，请重设密码。'
        : `如果不是您，可能有别人进了您的账户，请马上${contactText}。`;
    },
    reasonForEmail: '收到这封邮件，是因为这个邮箱属于本站的一个账户，或者有人在注册时填写了它。',
  },

  confirmAddress: {
    subject: '请确认您的邮箱',
    title: '这是您的邮箱吗？',
    text: '有人（希望就是您）给我们留了这个邮箱。请确认一下，遇到天气突变之类要紧的事，我们才能联系到您。',
    action: '对，是我的',
  },

  confirmBooking: {
    subject: (tour, start) => `请确认预订：${tour}，${format.shortWhen(start)}`,
    title: '再点一下，就订好了',
    text: (until) => `名额为您保留至纽约时间${format.time(until)}。确认这是您的邮箱，名额就归您。`,
    action: '确认预订',
    ignore: '如果不是您预订的，请忽略这封邮件，名额会让给别人。',
  },

  resetPassword: {
    subject: '设置新密码',
    title: '设置新密码',
    text: '有人（希望就是您）为您的账户申请了新密码。',
    action: '设置密码',
    afterwards: '设置之后，所有设备都会退出登录，请用新密码登录。',
  },

  emailChanged: {
    subject: '您的邮箱已更改',
    title: '您的邮箱已更改',
    toNewAddress: '从现在起，这就是您账户的邮箱，以后的邮件都发到这里。',
    toOldAddress: (email) => `从现在起，您账户的邮箱是${email}，以后的邮件不再发到这里。`,
    toUnconfirmedOldAddress: '这已不是您账户的邮箱，以后的邮件不再发到这里。',
  },

  accountDeleted: {
    subject: '您的账户已删除',
    title: '您的账户已删除',
    text: '账户已删除，尚未成行的预订也已取消。今天及以前的行程，我们保留地点、日期和人数，不留姓名。如果您已为尚未成行的行程付款，导游在行程当天结束前仍能看到您的姓名和联系方式，以便退款。',
    bye: '很高兴与您相识。这座城市还在这里，我们也在。',
    calendar: '已经加入日历了？请在日历里删掉。',
  },
};

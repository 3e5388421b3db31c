import { formatFor } from '../../format.ts';
import { newYorkDate, type Weekday } from '../../new-york.ts';
import type { refusalSentences as english } from '../en/refusals.ts';
import { priceWords } from './price.ts';

const format = formatFor('zh-Hans');

const ADVICE_FOR_GUESTS = '想订更多，请注册账户，或联系导游。';

export const refusalSentences: typeof english = {
  // For any call.
  unavailable: () => '预订服务暂时休息一下，请稍后再试。',
  failure: () => '我们这边出了点问题，请重试。',
  'nothing-here': () => '这个地址什么也没有。',
  'too-many-requests': () => '来自您网络的请求太多，请稍等片刻。',
  'too-slow': () => '请求传输太慢，已超时。请重试。',
  'another-site': () => '这个请求来自其他网站，已被拒绝。',

  // Accounts and sessions.
  'session-ended': () => '登录已失效，请重新登录。',
  'sign-in-first': () => '请先登录。',
  'become-somebody-first': () => '请先登录，或以访客身份继续。',
  'invalid-credentials': () => '用户名或密码不正确',
  'too-many-sign-ins': ({ minutes }) => `登录失败次数太多，请${String(minutes)}分钟后再试。`,
  'too-many-resets': ({ minutes }) => `申请新密码的次数太多，请${String(minutes)}分钟后再试。`,
  'too-many-mails': () => '发往这个邮箱或来自您网络的邮件太多了。请明天再试，或联系导游。',
  'no-mail': () => '本站没有邮件服务器，无法发送链接。请联系导游。',
  'reset-link-over': () => '这个链接已过期或已用过，请重新申请。',
  'confirm-link-over': () => '这个链接已过期或已用过，可以在账户页面重新发送。',
  'reset-link-broken': () => '这个链接不完整，请重新打开邮件里的链接。',
  'busy-signing-in': () => '现在登录的人太多，请过几秒再试。',
  'wrong-password': () => '密码不正确。',
  'no-session': () => '没有这个登录记录。',
  'username-taken': () => '这个用户名已有人使用，请换一个。',
  'username-reserved': () => '这个用户名已被保留，请换一个。',
  'username-invalid': ({ least, most }) =>
    `用户名应为${String(least)}至${String(most)}个字母、数字，或 _ . -`,
  'sign-in-name-invalid': () => '请填写用户名或邮箱。',
  'email-taken': () => '这个邮箱已有账户，请登录。',
  'email-of-another': () => '这个邮箱已属于另一个账户。',
  'email-invalid': () => '邮箱的格式应为name@example.com。',
  'email-too-long': ({ most }) => `邮箱最多${String(most)}个字符。`,
  'email-is-password': () => '邮箱不能与密码相同。请先更改密码。',
  'password-length': ({ least, most }) => `密码应为${String(least)}至${String(most)}个字符。`,
  'password-common': () => '这是最常见的密码之一，很容易被猜中。请换一个。',
  'password-is-name': () => '密码不能与用户名或邮箱相同。请换一个。',
  'guide-password-short': ({ least }) => `导游的密码至少要有${String(least)}个字符。`,

  // For the tour, date, and party of a booking.
  'place-invalid': () => '地点应为某个行程的名称。',
  'place-unknown': ({ places }) => `地点应为以下之一：${places.join('、')}。`,
  'day-invalid': ({ days }) =>
    `星期应为以下之一：${days.map((day) => format.weekday(day as Weekday)).join('、')}。`,
  'people-invalid': ({ least, most }) => `人数应为${String(least)}至${String(most)}之间的整数。`,
  'time-invalid': () => '时间应在00:00至23:59之间。',
  'date-unreadable': () => '日期应写成YYYY-MM-DD。',
  'date-invalid': () => '日期应为YYYY-MM-DD格式的有效日期。',
  'date-out-of-range': ({ most }) => `日期应在今天起${String(most)}天之内。`,
  'date-not-on-day': ({ day, most }) =>
    `日期应为今天起${String(most)}天之内的${format.weekday(day)}。`,
  'no-such-start': () => '这个行程在该时间没有场次，请另选时间。',
  'no-such-tour': () => '没有这个行程。',
  'overlapping-invalid': () => 'overlapping应为true或false。',
  'booked-already': ({ time }) => `您已预订这个行程${timeOf(time)}的场次。要再订一次吗？`,
  overlapping: ({ place, time }) =>
    `您已预订${timeOf(time)}的${place}，与这个行程时间重叠。两个都订吗？`,

  // For the party's contact.
  'contact-missing': () => '请填写姓名，以及邮箱或电话，方便导游联系您。',
  'contact-invalid': () => '联系方式应包含姓名，以及邮箱或电话。',
  'contact-unreachable': () => '请填写邮箱或电话，方便导游联系您。',
  'contact-name-invalid': ({ least, most }) =>
    `姓名应为一行，${String(least)}至${String(most)}个字符。`,
  'phone-invalid': () =>
    '请填写有效的电话号码；非美国、加拿大的号码请加国家代码，例如+44 20 7946 0123。',
  'whatsapp-invalid': () => 'WhatsApp应为true或false。',
  'whatsapp-without-phone': () => '要用WhatsApp，请填写电话号码。',
  'note-too-long': ({ most }) => `留言最多${String(most)}个字符。`,

  // For booking and changing.
  busy: () => '现在预订的人很多，请稍后再试。',
  'no-booking': () => '您的列表里没有这个预订。',
  'link-needed': () => '请用这个预订的链接打开，或者登录。',
  'link-incomplete': () => '这个链接不完整，请复制完整的链接。',
  'key-invalid': () => 'Idempotency-Key应为1至64个字符：字母、数字、_ 或 -。',
  'key-used': () => '这个Idempotency-Key已用于另一个预订，请换一个新的。',
  'already-waiting': () => '您已在这个行程的候补名单上，可以在“我的行程”里查看。',
  'no-longer-held': () => '名额已不再为您保留，可以重新加入候补名单。',
  'email-needed': () => '这个行程需要您的邮箱：我们会发送链接，供您确认预订。',
  unconfirmed: () => '请先打开我们邮件里的链接，并在那里确认。',
  'change-by-link': () => '请打开我们邮件里的链接，在那里更改预订。',
  'account-unconfirmed': () => '请先用我们发送的链接确认邮箱。在账户页面可以重新发送。',
  'corrected-too-often': () => '这个预订的邮箱改得太频繁了。请取消后重新预订，或联系导游。',
  'hold-over': () => '名额已不再为您保留，请重新预订。',
  'list-full': ({ most }) => `列表已满，最多${String(most)}个预订。请先删除一个。`,
  'guest-limit': ({ most }) =>
    `没有账户时，同一个行程最多可订${String(most)}人。${ADVICE_FOR_GUESTS}`,
  'network-limit': ({ most }) =>
    `您所在网络的访客已预订${String(most)}人，达到了上限。${ADVICE_FOR_GUESTS}`,
  'party-too-large': ({ most }) =>
    `这个行程每次最多预订${String(most)}人。人更多的话，请联系导游。`,
  'too-many-ages': ({ people }) => `您一行共${String(people)}人，请更正各年龄的人数。`,
  'price-changed': ({ cents }) =>
    `导游刚刚更改了价格。${
      cents === 0 ? '现在没有固定金额。' : `您一行现在共需${priceWords.amount(cents)}。`
    }预订前请看看新的价格。`,
  'not-offered': () => '这个行程已不再提供，请另选一个。',
  'booking-canceled': () => '导游已取消这个预订，无法更改。请另订一个行程。',
  over: () => '这个行程已结束，预订不能再更改。',
  'too-late': ({ deadline }) =>
    `这个预订已经不能更改或取消了。截止时间是${formatInstant(deadline)}。`,
  closed: ({ date, others }) =>
    withAlternatives(`${format.dayAndDate(date)}的行程已停止预订。`, others),
  'not-at-this-time': ({ date, others }) =>
    withAlternatives(`${format.dayAndDate(date)}的行程在这个时间没有场次。`, others),
  canceled: ({ date, reason, others }) =>
    withAlternatives(`${format.dayAndDate(date)}的行程已取消${reasonAfterColon(reason)}。`, others),
  moved: ({ date, to, reason, others }) =>
    withAlternatives(
      `${format.dayAndDate(date)}的行程已改到${format.dayAndDate(to)}${reasonAfterColon(reason)}。`,
      others,
    ),
  'first-too-late': ({ date, deadline, others }) =>
    withAlternatives(
      `${format.dayAndDate(date)}的行程还没有人预订，而第一个预订须在${formatInstant(deadline)}前完成。`,
      others,
    ),
  full: ({ date, left, others }) =>
    withAlternatives(
      left === 0
        ? `${format.dayAndDate(date)}的行程已满。`
        : `${format.dayAndDate(date)}的行程只剩${String(left)}个名额。`,
      others,
    ),
  'no-day-with-room': ({ place, day, people, daysAhead, others }) =>
    withAlternatives(
      `今后${String(daysAhead)}天内，${place}的每个${format.weekday(day)}都容不下${String(people)}人。`,
      others,
    ),
};

/** Adds the dates with enough spots to a sentence, if they were requested. */
function withAlternatives(sentence: string, others: readonly string[] | undefined): string {
  if (others === undefined) return sentence;
  if (others.length === 0) return `${sentence}其他日期也没有名额。`;
  const dates = new Intl.ListFormat('zh-Hans');
  return `${sentence}${dates.format(others.map(format.dayAndDate))}还有名额。`;
}

function reasonAfterColon(reason: string | undefined): string {
  return reason === undefined ? '' : `：${reason}`;
}

function formatInstant(instant: string): string {
  const at = new Date(instant);
  return format.when(newYorkDate(at), at);
}

/** "9:30", for HH:MM. */
function timeOf(time: string): string {
  return time.replace(/^0/, '');
}

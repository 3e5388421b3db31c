import type { texts as english } from '../../../../../site/bookings/form/texts.en';

export const texts: typeof english = {
  title: '选择日期',
  toContact: '下一步：联系方式',
  contactTitle: '联系方式',
  bookBoth: '是，两个都订',
  book: (time) => `预订${time}的场次`,
  notBooked: (reason) => `预订没有成功。${reason}`,
  booked: '预订成功',
  roomAfterAll: '原来还有名额。',
  seeTicket: '查看电子票',
  bookAnother: '再订一天',

  held: {
    title: '还差一步',
    next: (email, until) =>
      `我们已把链接发到${email}。请在${until}前打开并确认，预订才算成功；在此之前，名额为您保留。`,
    see: '查看预订',
  },

  wait: {
    offer: (people) =>
      people === 1
        ? '可以候补：一有空位，就为您保留，最长12小时，由您决定要不要。'
        : `可以候补：一有${String(people)}个空位，就为您保留，最长12小时，由您决定要不要。`,
    noObligation: '答应之前，不算预订，也不用付任何费用。',
    join: '加入候补名单',
    joinFor: (time) => `候补${time}的场次`,
    joinBoth: '是，仍要候补',
    joined: '已加入候补名单',
    next: (email) =>
      email === undefined
        ? '目前还没有订上。名额一旦为您保留，会显示在预订页面上，请不时回来看看。'
        : `目前还没有订上。名额一旦为您保留，我们会发邮件到${email}。`,
    see: '查看候补顺位',
  },

  contact: {
    why: '请留下姓名，以及邮箱或电话。这些信息只用于这次行程。',
    whyOptional: '如果愿意，请留下联系方式。这些信息只用于这次行程。',
    name: '姓名',
    email: '邮箱',
    didYouMean: (address) => `您是想填${address}吗？`,
    acceptSuggestion: '对，用这个',
    phone: '电话',
    phoneHint: '非美国、加拿大的号码请加国家代码，例如+44 20 7946 0123；中国大陆为+86。',
    whatsApp: '此号码有WhatsApp',
    unreachable: '请填写邮箱或电话，方便导游联系您。',
    note: '给导游留言（选填）',
    noteHint: '推婴儿车、坐渡轮来、过生日……有用的都可以写。',
  },
};

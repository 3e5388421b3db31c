import type { texts as english } from '../../../../site/lists/texts.en';
import { format } from '../texts/format';

export const texts: typeof english = {
  form: {
    title: '订一趟最想去的行程',
    place: '地点',
    choosePlace: '选择地点',
    day: '星期',
    chooseDay: '选择星期几',
    create: '创建行程',
    update: '更新行程',
    cancel: '取消',
    bookOnTourPage: '请到行程页面预订，那里可以留下邮箱',
    notSaved: (reason) => `没能保存行程。${reason}`,
    deletedElsewhere: '它已在别处被删除，但可以重新创建。',
  },

  table: {
    title: '您的行程详情：',
    place: '地点',
    day: '日期',
    people: '人数',
    options: '操作',
    loading: '正在加载您的行程…',
    notLoaded: (reason) => `没能加载您的行程。${reason}`,
    empty: '还没有行程。选好地点和日子，第一个行程就会出现在这里。',
    edit: '编辑',
    delete: '删除',
    calendar: '加入日历',
    over: '这个行程已结束。',
    held: (until) => `尚未订上：请在${until}前打开我们邮件里的链接。`,
    expired: '没有订上：未及时确认。',
    canceled: (reason) => `导游已取消：${reason}`,
    dismiss: '知道了',
    change: (place, date, change) => `${place}，${format.dayAndDate(date)}：${change}`,
    notRestored: (reason) => `没能恢复行程。${reason}`,
    restored: '行程已回到列表。',
    notDeleted: (reason) => `没能删除行程。${reason}`,
  },

  toConfirm: {
    title: '还差一步',
    body: (until) => `名额为您保留至${until}。请打开我们发去的邮件，点开链接，就订好了。`,
    see: '查看预订',
  },

  created: {
    title: '创建行程',
    day: '行程已创建 ✅',
    night: '行程已创建 ✅',
    ticket: '查看电子票',
  },
  updated: { title: '更新行程', body: '行程已更新 ✅' },
  deleted: { title: '删除行程', body: '行程已删除 ✅' },

  guest: (guestRetention, signUp) => [
    `您正以访客身份预订：只有这个浏览器能看到您的行程，而且只保留${guestRetention}。`,
    signUp('注册'),
    '后可长期保存。',
  ],
};

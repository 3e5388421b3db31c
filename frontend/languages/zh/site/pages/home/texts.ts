import type { texts as english } from '../../../../../site/pages/home/texts.en';
import { format } from '../../texts/format';

export const texts: typeof english = {
  blurb:
    '晨光里的大桥，每级门阶都有故事的褐石老街，黄昏时灯光渐次亮起的天际线：纽约，要走着看才懂。选一个地方，挑一天，一起来吧。',
  title: '一步一步看纽约',
  tagline: '预订行程',
  picture:
    '导游举着黄色雨伞，在河边步道上为一小队步行的人指点曼哈顿天际线，布鲁克林大桥从右侧横跨而来。',
  photographed: '我们走过的纽约',
  next: {
    title: '最近还有名额的行程',
    left: (spots) => `还剩${String(spots)}个名额`,
    room: '还有名额',
    longest: ['苏豪区与格林威治村', '12月30日星期三 10:30', '夜间行程 · 还剩10个名额'],
    none: '目前没有名额。有了新日期，会显示在这里。',
    failed: '暂时查不到最近的日期。请一分钟后再试，或打电话给我们。',
    all: '全部行程，附最近日期',
  },
  places: '选一个地方，看看路线怎样，最近一场什么时候出发。',
  how: {
    title: '怎么参加',
    pick: {
      title: '选地点，挑日子',
      text: (first, last, daysAhead) =>
        `${format.weekday(first)}至${format.weekday(last)}都有，最早可提前${String(daysAhead)}天预订。预订前会显示确切日期。`,
    },
    party: {
      title: '告诉我们几个人',
      text: (guestRetention) =>
        `一个人也好，一大群人也好。不必注册账户：行程会在您的浏览器里保留${guestRetention}；有账户，就能保留更久。`,
    },
    change: {
      title: '来走走，或者改主意',
      text: '换一天，换个地方，多带一位朋友：直到出发前不久，都可以更改或删除行程。',
    },
  },
};

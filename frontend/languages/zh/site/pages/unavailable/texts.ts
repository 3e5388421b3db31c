import type { texts as english } from '../../../../../site/pages/unavailable/texts.en';

export const texts: typeof english = {
  title: '马上回来',
  text: '暂时无法显示这个页面。请一分钟后再试，或打电话给我们。',
  action: '重试',
};

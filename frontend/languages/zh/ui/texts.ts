import { formatLanguages } from 'shared/languages';
import type { texts as english } from '../../../ui/texts.en';

export const texts: typeof english = {
  page: {
    loading: '正在加载…',
    skip: '跳到正文',
    retry: '重试',
    needsScript: '这个表单需要JavaScript，而您的浏览器关闭了它。',
  },

  dialog: {
    ok: '好',
    undo: '撤销',
    close: '关闭',
  },

  guide: {
    photo: (name) => `${name}的照片`,
    languages: (codes) => `会讲${formatLanguages('zh-Hans', codes)}`,
    license: (number) => `纽约持证导游，编号${number}`,
  },

  notFound: {
    title: '这个街角不在地图上',
    text: '这个地址没有页面。',
  },
};

import type { texts as english } from '../../../../../site/pages/contact/texts.en';

export const texts: typeof english = {
  lead: '预订前有问题，或者有特别想看的地方？请联系我们。',
  title: '联系方式',
  phone: '电话',
  email: '邮箱',
  city: '城市',
};

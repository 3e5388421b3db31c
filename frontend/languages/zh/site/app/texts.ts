import type { texts as english } from '../../../../site/app/texts.en';

export const texts: typeof english = {
  guestRetention: (days) => `${days}天`,

  languages: '语言',

  pages: {
    about: '关于我',
    contact: '联系我们',
    privacy: '隐私',
    signIn: '登录',
    signUp: '注册',
    resetPassword: '设置新密码',
    invitation: '带团邀请',
    notFound: '页面不存在',
    day: '日间行程',
    night: '夜间行程',
  },

  menu: {
    open: '菜单',
    main: '主菜单',
    home: '首页',
    about: '关于我',
    gallery: '游客相册',
    contact: '联系我们',
    services: '行程',
    day: '日间行程',
    night: '夜间行程',
    guide: '导游',
    myTours: '我的行程',
    account: '账户',
    logOut: '退出登录',
    signIn: '登录',
    signUp: '注册',
  },

  unreachable: {
    title: '打不开这个页面',
    text: '网络一恢复，它就会打开。',
  },

  contact: {
    city: '美国纽约',
    action: '联系我们',
  },

  day: {
    title: '日间行程',
    action: '白天去走走',
  },
  night: {
    title: '夜间行程',
    action: '夜里去走走',
  },

  tours: {
    title: '全部行程',
  },

  account: { title: '我的账户' },
  ticket: { title: '电子票' },
  myTours: { title: '我的行程' },

  home: {
    guide: {
      title: '认识导游',
      action: '读读我的故事',
    },
  },

  about: {
    lead: '我在纽约走了五年，至今还会遇上没拐过的街角。',
  },

  gallery: {
    title: '游客相册',
  },
};

import type { texts as english } from '../../../../../site/pages/gallery/texts.en';

export const texts: typeof english = {
  lead: '行程会到的地方，这里有五处。',
  region: '行程照片',
  carousel: '轮播图',
  counter: (number, total) => `第${String(number)}张，共${String(total)}张`,
  shown: (counter, caption) => `${counter}：${caption}`,
  previous: '上一张照片',
  next: '下一张照片',
  pause: '暂停',
  play: '播放',

  drawings: {
    'brooklyn-bridge': {
      alt: '布鲁克林大桥的木板步道通向一座有两个尖拱的花岗岩桥塔，钢缆在两侧呈扇形展开，太阳从塔后升起。',
      caption: '布鲁克林大桥，第一缕晨光',
      location: '东河之上，大桥步道',
    },
    'bow-bridge': {
      alt: '一对情侣划船经过弓桥低低的桥拱，桥影映在中央公园的湖面上，背后是秋天的树和圣雷莫公寓的双塔。',
      caption: '十月的弓桥',
      location: '中央公园大湖上',
    },
    'times-square': {
      alt: '人们坐在红台阶上俯瞰夜晚的时代广场，发光的屏幕夹成峡谷，黄色出租车驶过湿漉漉的路面。',
      caption: '天黑后的时代广场',
      location: '从达菲广场的红台阶上看',
    },
    'statue-of-liberty': {
      alt: '一位女士和一个孩子倚着渡轮栏杆，望向立在底座与要塞之上的自由女神像，海鸥在头顶，天际线在远处。',
      caption: '从渡轮上看自由女神',
      location: '上纽约湾',
    },
    soho: {
      alt: '夕阳洒满苏豪区的一条街，两旁是铸铁立面和防火梯，一个骑车人和一位穿黄大衣的女士走过石块路面。',
      caption: '苏豪区，最后一抹阳光',
      location: '曼哈顿下城的铸铁楼之间',
    },
  },
};

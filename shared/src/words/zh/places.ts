import type { placeNames as english } from '../en/places.ts';

export const placeNames: typeof english = {
  'Brooklyn Bridge': '布鲁克林大桥',
  'Central Park': '中央公园',
  'Empire State Building': '帝国大厦',
  'Rockefeller Center': '洛克菲勒中心',
  'SOHO AND VILLAGES': '苏豪区与格林威治村',
  'Statue of Liberty': '自由女神像',
  'Walk around Wall Street': '华尔街',
  'Walk through LES': '下东区',
  'Grand Station': '大中央总站',
  'One World Trade Center': '世贸中心一号楼',
  'Times Square': '时代广场',
  'Yankee Stadium': '洋基体育场',
};

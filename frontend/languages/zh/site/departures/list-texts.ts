import type { texts as english } from '../../../../site/departures/list-texts.en';

export const texts: typeof english = {
  day: '公园、大桥，还有这座城市起步的老街。',
  night: '亮灯的高楼、热闹的舞台，和只有天黑才看得到的风景。',
};

import type { texts as english } from '../../../../../../site/bookings/ticket/find-guide/texts.en';
import { format } from '../../../texts/format';

const FEET_PER_METER = 3.281;
const FEET_PER_MILE = 5280;
const METERS_PER_KILOMETER = 1000;

export const texts: typeof english = {
  title: '寻找导游',
  noAnnouncement: '导游还没有消息。一有消息，就会显示在这里。',
  here: '我到了！',
  late: (minutes, arrival) => `我会晚到${String(minutes)}分钟，${format.time(arrival)}到达。`,
  announcedAt: (at) => `导游，${format.time(at)}`,
  map: '在地图应用中打开',

  point: '给我指路',
  stop: '停止指路',
  privacyNote: '会用到手机的指南针和位置，这些信息不会离开手机。',
  noCoordinates: '这个地点没有在地图上标注，手机无法指路。',
  asking: '正在确定您的位置…',
  denied: '浏览器没有让本页获取位置。请在浏览器设置中允许，或使用地图应用。',
  unsupported: '这个浏览器无法定位。请使用地图应用。',
  lost: '手机暂时无法定位，仍在继续尝试。',
  distanceAndDirection: (distance, direction) => `${distance}：${direction}`,
  about: (meters) => `约${distanceText(meters)}`,
  arrived: '到了',
  lookAround: '看看四周，导游就在附近。',
  ahead: ['正前方', '右前方', '右边', '右后方', '正后方', '左后方', '左边', '左前方'],
  onMap: ['往北', '往东北', '往东', '往东南', '往南', '往西南', '往西', '往西北'],
  noCompass: '这台设备无法得知自己的朝向，所以上方为北。',
  inaccurate: (meters) => `手机定位的误差约为${distanceText(meters)}，方向可能不准。`,
  north: '北',
};

/** Rounds a distance to meters or kilometers, with feet or miles: "120米（400英尺）", "1.9公里（1.2英里）". */
function distanceText(meters: number): string {
  const feet = meters * FEET_PER_METER;
  const american =
    feet < 1000
      ? `${String(rounded(feet, feet < 100 ? 10 : 50))}英尺`
      : `${String(Math.round((feet / FEET_PER_MILE) * 10) / 10)}英里`;
  const metric =
    meters < METERS_PER_KILOMETER
      ? `${String(rounded(meters, meters < 100 ? 5 : 10))}米`
      : `${String(Math.round((meters / METERS_PER_KILOMETER) * 10) / 10)}公里`;
  return `${metric}（${american}）`;
}

function rounded(count: number, step: number): number {
  return Math.max(step, Math.round(count / step) * step);
}

import { withPeriod } from 'shared/format';
import type { texts as english } from '../../../../site/departures/texts.en';
import { format } from '../texts/format';

export const texts: typeof english = {
  notice: {
    canceled: (reason) => (reason === undefined ? '已取消' : `已取消：${reason}`),
    movedWithinDay: '已改时间',
    moved: (to) => `已改到${format.date(to)}`,
    closed: '已停止预订',
    full: '已满',
    left: (spots) => `还剩${String(spots)}个名额`,
    noneLeft: '没有多余名额了',
    moreLeft: (spots) => `另外还剩${String(spots)}个名额`,
  },

  start: (start, meetingPoint, notice) => {
    const sentence = `${format.time(start)}出发，集合地点：${meetingPoint}。`;
    return notice === undefined ? sentence : sentence + withPeriod(notice);
  },
  canceledByGuide: (reason) => (reason ? withPeriod(`导游已取消：${reason}`) : '导游已取消。'),
  changedByGuide: (start, meetingPoint, reason) => {
    const reasonText = reason === undefined ? '' : withPeriod(`原因：${reason}`);
    return `导游更改了这个行程：${format.time(start)}出发，集合地点：${meetingPoint}。${reasonText}`;
  },
  movedWithinDay: (start, reason) =>
    withPeriod(
      start === undefined
        ? `导游更改了这个行程的时间：${reason}`
        : `导游把这个行程改到了${format.time(start)}：${reason}`,
    ),
  moved: (from, to, reason) =>
    withPeriod(
      `导游把这个行程从${format.dayAndDate(from)}改到了${format.dayAndDate(to)}：${reason}`,
    ),
  tooLate: (deadline, date) =>
    `已经不能更改了。截止时间是${date === undefined ? format.time(deadline) : format.when(date, deadline)}。`,

  deadline: (at, date, isOnNewYorkTime) =>
    isOnNewYorkTime ? format.when(date, at) : `${format.when(date, at)}（纽约时间）`,

  party: (people) => `${String(people)}人`,

  peopleField: {
    label: '人数',
    fewer: '减少人数',
    more: '增加人数',
    limit: (maxPeople) => `每次最多预订${String(maxPeople)}人。人更多？请联系导游。`,
  },
};

import type { CalendarWords } from '../en/calendar.ts';

export const calendarWords: CalendarWords = {
  title: (siteName, tour) => `${siteName}：${tour}`,
  canceled: (title) => `行程取消：${title}`,
  party: (people) => `同行人数：${String(people)}人。`,
  guide: (name, license) =>
    `导游：${license === undefined ? name : `${name}，导游证号${license}`}。`,
  price: (price) => `${price}。`,
  meetingPoint: (meetingPoint) => `集合地点：${meetingPoint}。`,
  location: (meetingPoint) => `${meetingPoint}，纽约`,
  fromGuide: (reason) => `来自导游：${reason}`,
};

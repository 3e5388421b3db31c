import { Matches } from 'class-validator';
import { IsText } from '../http/is-line';

const MOST = 1000;

/** What the guide says to all who have booked a departure. */
export class NoticeInput {
  @IsText('Text', 'What its visitors read. It can’t be blank.', MOST)
  @Matches(/\S/u, { message: 'Text is missing.' })
  text!: string;
}

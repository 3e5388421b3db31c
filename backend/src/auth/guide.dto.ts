import { ApiProperty } from '@nestjs/swagger';
import { CONTACT, type ContactSetting } from 'shared/placeholders';
import { SessionAnswer } from './auth.dto';

/** Who the guide is, and what the guide has to know of the site. */
export class GuideAnswer extends SessionAnswer {
  @ApiProperty({
    enum: Object.keys(CONTACT),
    enumName: 'ContactSetting',
    isArray: true,
    description:
      'The settings that have no value of their own: visitors see an example in their place.',
  })
  exampleContact!: ContactSetting[];
}

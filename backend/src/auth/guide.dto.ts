import { ApiProperty } from '@nestjs/swagger';
import { SITE_SETTINGS, type SiteSetting } from 'shared/placeholders';
import { SessionAnswer } from './auth.dto';

/** Who the guide is, and what the guide has to know of the site. */
export class GuideAnswer extends SessionAnswer {
  @ApiProperty({
    enum: Object.keys(SITE_SETTINGS),
    enumName: 'ContactSetting',
    isArray: true,
    description:
      'The settings that have no value of their own: visitors see an example in their place.',
  })
  exampleContact!: SiteSetting[];
}

import { ApiProperty } from '@nestjs/swagger';
import { SITE_SETTINGS, type SiteSetting } from 'shared/placeholders';
import { SessionAnswer } from './auth.dto';

/** The guide's account, and notices about the site's settings. */
export class GuideAnswer extends SessionAnswer {
  @ApiProperty({
    enum: Object.keys(SITE_SETTINGS),
    enumName: 'ContactSetting',
    isArray: true,
    description: 'The settings that haven’t been set. Visitors see example values instead.',
  })
  exampleContact!: SiteSetting[];
}

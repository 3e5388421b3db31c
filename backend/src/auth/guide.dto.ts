import { ApiProperty } from '@nestjs/swagger';
import { SITE_SETTINGS, type SiteSetting } from 'shared/placeholders';
import { SessionResponse } from './auth.dto';

/** The guide's account, and the site's missing settings. */
export class GuideResponse extends SessionResponse {
  @ApiProperty({
    enum: Object.keys(SITE_SETTINGS),
    enumName: 'ContactSetting',
    isArray: true,
    description: 'The settings that haven’t been set. Visitors see example values instead.',
  })
  exampleContact!: SiteSetting[];
}

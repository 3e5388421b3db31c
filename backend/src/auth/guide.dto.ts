import { ApiProperty } from '@nestjs/swagger';
import { CONTACT_VARIABLES, type ContactVariable } from 'shared/settings';
import { SessionResponse } from './auth.dto';

/** The guide's account, and the site's missing settings. */
export class GuideResponse extends SessionResponse {
  @ApiProperty({
    enum: CONTACT_VARIABLES,
    enumName: 'ContactSetting',
    isArray: true,
    description: 'The settings that haven’t been set. Visitors see example values instead.',
  })
  exampleContact!: ContactVariable[];
}

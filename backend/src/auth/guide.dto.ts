import { ApiProperty } from '@nestjs/swagger';
import { CONTACT_VARIABLES, type ContactVariable } from 'shared/settings';
import { SessionResponse } from './auth.dto';

/** The guide's account, and the contact settings that are still missing. */
export class GuideResponse extends SessionResponse {
  @ApiProperty({
    enum: CONTACT_VARIABLES,
    enumName: 'ContactSetting',
    isArray: true,
    description: 'The contact settings without a value. Visitors see example values instead.',
  })
  exampleContact!: ContactVariable[];
}

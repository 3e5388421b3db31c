import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth } from '@nestjs/swagger';
import { ApiProblem } from '../http/api-problems';

/** What the API's document says of every call that is the guide's alone. */
export function ApiForGuide() {
  return applyDecorators(
    ApiBearerAuth(),
    ApiCookieAuth(),
    ApiProblem(404, 'The caller isn’t the guide, so there is nothing here.'),
  );
}

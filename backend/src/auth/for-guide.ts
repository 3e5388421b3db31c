import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiTags } from '@nestjs/swagger';
import { ApiProblem } from '../http/api-problems';
import { DatabaseGuard } from '../http/database.guard';
import { GuideGuard } from './guide.guard';

/**
 * Declares a controller for calls that only owners can make, and colleagues if the call has AllowColleague. All other
 * callers get a 404.
 */
export function ForGuide(path: string) {
  return applyDecorators(
    Controller(path),
    UseGuards(DatabaseGuard, GuideGuard),
    ApiTags('Guide'),
    ApiBearerAuth(),
    ApiCookieAuth(),
    ApiProblem(404, 'The caller isn’t the guide, so there is nothing here.'),
  );
}

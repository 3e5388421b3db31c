import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiTags } from '@nestjs/swagger';
import { ApiProblem } from '../http/api-problems';
import { DatabaseGuard } from '../http/database.guard';
import { GuideGuard } from './guide.guard';

/**
 * Declares a controller for owners. Colleagues can make only the calls with AllowColleague. Other callers get a 404.
 */
export function ForGuide(path: string) {
  return applyDecorators(
    Controller(path),
    UseGuards(DatabaseGuard, GuideGuard),
    ApiTags('Guide'),
    ApiBearerAuth(),
    ApiCookieAuth(),
    ApiProblem(404, 'The item doesn’t exist, or the caller may not make this call.'),
  );
}

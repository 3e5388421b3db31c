import { Delete, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ForGuide } from '../auth/for-guide';
import { ApiDepartureId } from '../http/api-params';
import { ApiProblems } from '../http/api-problems';
import { CONFLICTS, KeptDeparturesService } from './kept-departures.service';

const ApiConflict = () =>
  ApiParam({
    name: 'conflict',
    description: `What the departure conflicts with: ${CONFLICTS.map((each) => `\`${each}\``).join(', ')}, or the \`id\` of a time-off period.`,
    example: 'clash',
  });

@ForGuide('guide/planning/kept/:conflict/:id')
export class KeptDeparturesController {
  constructor(private readonly keptDepartures: KeptDeparturesService) {}

  @Put()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'keptDeparturesAdd',
    summary: 'Keep a booked departure despite a conflict.',
    description: 'Doesn’t change the departure, only its `isKept` in lists of booked departures.',
  })
  @ApiConflict()
  @ApiDepartureId()
  @ApiNoContentResponse({ description: 'Kept.' })
  @ApiProblems(403, 415)
  add(@Param('conflict') conflict: string, @Param('id') id: string): Promise<void> {
    return this.keptDepartures.add(conflict, id);
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'keptDeparturesRemove',
    summary: 'Stop keeping a departure, so that the guide has to decide about it again.',
  })
  @ApiConflict()
  @ApiDepartureId()
  @ApiNoContentResponse({ description: 'Not kept anymore.' })
  @ApiProblems(403, 415)
  remove(@Param('conflict') conflict: string, @Param('id') id: string): Promise<void> {
    return this.keptDepartures.remove(conflict, id);
  }
}

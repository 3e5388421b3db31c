import { Body, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ForGuide } from '../auth/for-guide';
import { ApiProblems } from '../http/api-problems';
import {
  BulkChangeInput,
  BulkChangeRecord,
  BulkDeparture,
  BulkPreviewInput,
} from './bulk-change.dto';
import { BulkChangesService } from './bulk-changes.service';

const ApiChangeId = () =>
  ApiParam({
    name: 'id',
    description: 'A unique id that the caller chooses, such as a UUID.',
    example: '5b0e7d3c-9a52-4a3c-8d57-0f0b3f6f6c11',
  });

@ForGuide('guide/planning/changes')
export class BulkChangesController {
  constructor(private readonly changes: BulkChangesService) {}

  @Post('preview')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'bulkChangePreview',
    summary:
      'List the selected departures, and the effect that a change would have on each. Saves nothing.',
  })
  @ApiOkResponse({ type: [BulkDeparture] })
  @ApiProblems(400, 403, 413, 415)
  preview(@Body() input: BulkPreviewInput): Promise<BulkDeparture[]> {
    return this.changes.preview(input);
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'bulkChangeCarryOut',
    summary: 'Change, close, cancel, or reopen several departures.',
    description:
      'Changes the departures in batches of 100. The call stops at the first batch with a departure that can’t be changed, for example because it has changed since the given revision. That batch changes nothing. Repeating the call with the same id changes no departure twice. A visitor who has booked several of the departures gets one email.',
  })
  @ApiChangeId()
  @ApiOkResponse({ type: BulkChangeRecord })
  @ApiProblems(400, 403, 409, 413, 415)
  carryOut(@Param('id') id: string, @Body() input: BulkChangeInput): Promise<BulkChangeRecord> {
    return this.changes.carryOut(id, input);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'bulkChangeUndo',
    summary: 'Undo a change to several departures.',
    description:
      'Possible for 15 minutes, unless visitors are notified of the change, or the departures have changed since.',
  })
  @ApiChangeId()
  @ApiNoContentResponse({ description: 'Undone.' })
  @ApiProblems(403, 409)
  undo(@Param('id') id: string): Promise<void> {
    return this.changes.undo(id);
  }
}

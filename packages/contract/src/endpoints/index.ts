/** Every call of the API, by name. Its path is written in its record and nowhere else. */

import { adminEndpoints } from './admin.ts';
import { auditEndpoints } from './audit.ts';
import { downtimeEndpoints } from './downtime.ts';
import { embedEndpoints } from './embeds.ts';
import type { Endpoint } from './endpoint.ts';
import { exportEndpoints } from './exports.ts';
import { mcpEndpoints } from './mcp.ts';
import { optionEndpoints } from './options.ts';
import { organizationEndpoints } from './organizations.ts';
import { permalinkEndpoints } from './permalinks.ts';
import { publicationEndpoints } from './publications.ts';
import { reportEndpoints } from './reports.ts';
import { searchEndpoints } from './search.ts';
import { segmentEndpoints } from './segments.ts';
import { statusEndpoints } from './status.ts';
import { userEndpoints } from './user.ts';
import { viewEndpoints } from './views.ts';

export const endpoints = {
  ...userEndpoints,
  ...statusEndpoints,
  ...viewEndpoints,
  ...embedEndpoints,
  ...optionEndpoints,
  ...segmentEndpoints,
  ...adminEndpoints,
  ...organizationEndpoints,
  ...downtimeEndpoints,
  ...auditEndpoints,
  ...reportEndpoints,
  ...publicationEndpoints,
  ...exportEndpoints,
  ...searchEndpoints,
  ...permalinkEndpoints,
  ...mcpEndpoints,
} satisfies Record<string, Endpoint>;

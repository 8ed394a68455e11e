/** The report of one network. */
import { ActionIcon, Tooltip } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { isDigits } from '../../reports/digits.ts';
import { networkReport } from '../../reports/network.ts';
import { ReportNotFound } from '../../reports/ReportNotFound.tsx';
import { SubjectReport } from '../../reports/SubjectReport.tsx';
import { InfoIcon } from '../../ui/icons.tsx';

/** Whose figures these are (2-title-reports section 2.4). */
const aggregation = 'Network metrics are aggregated on the Originating Network of a show.';

const About = () => (
  <>
    Originating network
    <Tooltip label={aggregation}>
      <ActionIcon variant="subtle" color="gray" size={20} aria-label={aggregation}>
        <InfoIcon size={14} />
      </ActionIcon>
    </Tooltip>
  </>
);

const extraOf = () => [{ key: 'about', node: <About /> }];

export default function NetworkReport() {
  const { networkId = '' } = useParams({ strict: false });
  if (!isDigits(networkId)) return <ReportNotFound subject="network" />;
  // Another network is another page: nothing of the last one may stand under the new name.
  return <SubjectReport key={networkId} report={networkReport} id={networkId} extraOf={extraOf} />;
}

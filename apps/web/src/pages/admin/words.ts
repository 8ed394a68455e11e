/** Messages of the administration, word for word (3-reports-and-admin sections 5, 8 and 9). */
export const words = {
  updateFailed: 'update failed! Try again or contact a team member!',
  downtimeFailed: 'Wuh-Woh. Something went wrong:',
  downtimeFailedElse: 'Contact your developer / check console',
  accessFailed: 'Something went wrong. Try again or contact a developer',
  selectUser: 'Select a user!',
  sendFailed: 'Something went wrong. Please try again. If the problem persists, contact your tech team.',
  noOrganization: 'This user is tied to no organization. Please tell your tech team.',
} as const;

export const defaultDowntime = {
  title: 'System Downtime',
  body: 'We apologize for the inconvenience: the system is currently down. Please try again later.',
  hours: 1,
} as const;

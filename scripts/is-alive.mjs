/** Whether a process of this number runs, whoever's it is. Plain Node: it must run before anything is installed. */
export const isAlive = (processId) => {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** What is done with rows now and then is loaded with the first of it. */
export const rowDeeds = () => import('./row-deeds.js');

export const leftOutSaid = async () => ({ default: (await rowDeeds()).LeftOutSaid });

/** Where the store keeps its jobs: plans, and mails that are to be sent. */
export const jobsSlug = 'payload-jobs'

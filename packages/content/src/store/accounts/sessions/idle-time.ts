/** Seconds after which a session ends that nobody uses. */
export const idleSeconds = 30 * 60

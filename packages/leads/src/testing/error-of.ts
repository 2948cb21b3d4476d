/** What some work throws; what it returns when it throws nothing. */
export const errorOf = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

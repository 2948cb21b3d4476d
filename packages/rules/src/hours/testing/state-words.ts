import type { StateWords } from '../state-text.ts'

/** Words of no language, each by the name of its key, so that a test sees which one was taken. */
export const stateWords: StateWords = {
  closed: 'closed',
  closedUntilNotice: 'closed until notice',
  byAppointment: 'by appointment',
  allDay: 'all day',
  noon: 'noon',
  midnight: 'midnight',
  dawn: 'dawn',
  dusk: 'dusk',
  timeBeforeNoon: '{time} before noon',
  timeAfterNoon: '{time} after noon',
  open: 'open',
  closingSoon: 'closing soon',
  openingSoon: 'opening soon',
  notOpenYet: 'not open yet',
  closesAt: 'closes {at}',
  opensAt: 'opens {at}',
  opensOn: 'opens on {day} {at}',
  opensOnDay: 'opens on {day}',
  atOne: 'at the one {time}',
  atTime: 'at {time}',
  atNoon: 'at the noon',
  atMidnight: 'at the midnight',
}

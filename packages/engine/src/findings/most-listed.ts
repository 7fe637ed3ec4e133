/**
 * A finding lists so many lines; a bill or a patient whom people can read about has fewer. One about
 * more becomes several, each with its own arithmetic, so that nobody writes it for all of them.
 */
export const mostListed = 40

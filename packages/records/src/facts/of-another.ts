/** Told of another time, another person, or not found out here. */
export const ofAnother =
  /\b(?:history|h\/o|hx|previous(?:ly)?|prior|past|last (?:visit|week|month|year|note)|status post|s\/p|copied|carried forward|template|contralateral|opposite|other (?:side|knee|hip|eye|arm|leg|hand|foot)|unlike|compared|family|planned|scheduled|consider\w*|denie[sd]|refus\w*|cancel\w*|aborted|wrong|instead|error|addend\w*|except|without|unable|would|should|if)\b/i

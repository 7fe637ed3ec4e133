/** What changes on a narrow window, and on a phone. */
export const narrowScreenStyles = `@media (max-width: 60rem) {
  .cover { padding: 6rem 1.25rem 3rem 4.5rem; }
  .cover::before { left: 1.9rem; } .plumb { left: 1.1rem; width: 1.6rem; height: 3.04rem; }
  .cover::before { bottom: 5.9rem; } .plumb { bottom: 3rem; }
  .sheet { display: block; padding: 0 1.25rem; }
  .contents { position: static; max-height: none; padding: 0 0 2.5rem; columns: 2 14rem; }
  .colophon { padding: 1rem 1.25rem 2rem; }
}
@media (max-width: 40rem) {
  .halves, .facts, .elements, .terms { grid-template-columns: minmax(0, 1fr); }
  .facts, .elements, .terms { gap: 0; } .facts dd, .elements dd, .terms dd { margin-bottom: 0.55rem; }
  .facts dt, .elements dt { font-size: 0.85rem; }
  .conclusion { font-size: 1.2rem; } .part { padding: 2.2rem 0 2.6rem; } h2 { font-size: 1.55rem; }
  .strip { gap: 0.6rem 1.8rem; } .example { padding: 0.7rem 0.8rem 0.4rem; }
}
`

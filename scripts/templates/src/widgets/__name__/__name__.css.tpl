@layer tf.widgets {
  .tf-__name__-page { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--tf-space-4); }
  .tf-__name__-row { display: flex; flex-wrap: wrap; align-items: center; gap: var(--tf-space-1) var(--tf-space-4); }
}

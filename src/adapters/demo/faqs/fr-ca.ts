import type { FaqSource } from './faq-source';

export const frCA: FaqSource = {
  categories: {
    ordering: 'Commandes',
    delivery: 'Livraison',
    paying: 'Factures et paiement',
    accounts: 'Comptes et utilisateurs',
    products: 'Produits et vides',
    equipment: '&Eacute;quipement',
  },
  items: {
    'cut-off': [
      'Jusqu&rsquo;à quand puis-je commander?',
      '<p>L&rsquo;heure limite est indiquée près de chaque date de livraison, dans le fuseau horaire de votre compte. La plupart des tournées ferment à <strong>14&nbsp;h</strong> deux jours avant.</p><p>Passé cette heure, la date n&rsquo;est plus offerte.</p>',
    ],
    change: [
      'Puis-je modifier une commande passée?',
      '<p>Oui, jusqu&rsquo;à son heure limite : appelez le service à la clientèle. Vous pouvez aussi annuler la commande depuis sa page et la passer de nouveau.</p>',
    ],
    minimum: [
      'Quelle est la commande minimale?',
      '<p>Elle dépend de votre compte : un nombre de caisses, un montant, ou les deux. Le panier indique ce qui manque. Les produits gratuits et en rupture ne comptent pas.</p>',
    ],
    'free-goods': [
      'Pourquoi y a-t-il une ligne gratuite dans mon panier?',
      '<p>Une promotion l&rsquo;offre. Elle disparaît quand le panier n&rsquo;y donne plus droit, par exemple sous 10&nbsp;caisses.</p>',
    ],
    import: [
      'Puis-je coller une commande d&rsquo;un tableur?',
      '<p>Oui. Chaque ligne doit contenir&nbsp;:</p><ul><li>l&rsquo;UGS</li><li>le nombre de caisses</li></ul><p>Les lignes illisibles sont montrées, jamais perdues.</p>',
    ],
    'last-order': [
      'Que veut dire &laquo;&nbsp;Dernière fois : 8 caisses&nbsp;&raquo;?',
      '<p>La quantité de votre dernière commande livrée, peu importe qui l&rsquo;a passée.</p>',
    ],
    dates: [
      'Quels jours livrez-vous?',
      '<p>Les jours de votre calendrier de livraison. Les prochains s&rsquo;affichent quand vous finalisez la commande. Pour le changer, parlez à votre représentant.</p>',
    ],
    holiday: [
      'Que se passe-t-il un jour férié?',
      '<p>Il n&rsquo;y a pas de camion. La date reste affichée avec sa raison &mdash; choisissez celle d&rsquo;avant ou d&rsquo;après.</p>',
    ],
    notes: [
      'Quelle longueur pour une note au livreur?',
      '<p>132 caractères. Dites où déposer la marchandise et qui signe; le livreur la voit le jour même.</p>',
    ],
    short: [
      'Il manquait quelque chose à ma livraison',
      '<p>Notez-le sur la feuille du livreur. Seul ce qui est livré &amp; signé est facturé.</p>',
    ],
    pickup: [
      'Puis-je passer chercher ma commande?',
      '<p>Oui, au dépôt affiché quand vous finalisez la commande. Les commandes sont prêtes en 4&nbsp;heures les jours ouvrables.</p>',
    ],
    methods: [
      'Comment puis-je payer?',
      '<p>Porté au compte, par compte bancaire ou par carte. Ce que vous voyez dépend de votre compte et de vos permissions.</p>',
    ],
    surcharge: [
      'Pourquoi y a-t-il un supplément sur ma carte?',
      '<p>Le paiement par carte d&rsquo;une commande livrée porte 3&nbsp;%. Il est affiché avant votre accord. La cueillette, le compte bancaire et le paiement porté au compte n&rsquo;en portent pas.</p>',
    ],
    deposits: [
      'Comment fonctionnent les consignes?',
      '<p>Chaque caisse consignée et chaque fût portent une consigne. Elle est créditée quand le livreur reprend les vides.</p>',
    ],
    late: [
      'Et si une facture est en souffrance?',
      '<p>Payez-la à la page Factures. Après plus de 30&nbsp;jours de retard, les livraisons cessent jusqu&rsquo;au paiement.</p>',
    ],
    disputed: [
      'Comment contester une facture?',
      '<p>Ouvrez-la et choisissez <em>Contester</em> avec une raison. Seul le montant contesté attend; le reste demeure dû.</p>',
    ],
    switch: [
      'J&rsquo;achète pour plus d&rsquo;un endroit',
      '<p>Utilisez le bouton de compte en haut. Chaque compte garde son panier, ses prix et ses jours de livraison.</p>',
    ],
    users: [
      'Comment ajouter un collègue?',
      '<p>Un superutilisateur ajoute les gens sous <em>Utilisateurs</em> : nom, courriel, téléphone, langue et au moins une permission.</p>',
    ],
    permissions: [
      'Qui peut voir les factures?',
      '<p>Les utilisateurs Finances. Un superutilisateur de votre compte peut l&rsquo;activer.</p>',
    ],
    activation: [
      'Je n&rsquo;ai jamais reçu le courriel d&rsquo;activation',
      '<p>Regardez d&rsquo;abord dans les indésirables. Puis redemandez-le à la page <em>Renvoyer le courriel d&rsquo;activation</em>. Le lien est valide 24&nbsp;heures.</p>',
    ],
    language: [
      'Puis-je utiliser le site dans une autre langue?',
      '<p>Oui : English, Fran&ccedil;ais, Espa&ntilde;ol, &#20013;&#25991; et &#54620;&#44397;&#50612;. Votre choix est enregistré sur votre profil.</p>',
    ],
    stock: [
      'Un produit est en rupture de stock',
      '<p>La date de retour est affichée quand nous la connaissons. Le panier propose des remplacements et garde votre quantité.</p>',
    ],
    price: [
      'Pourquoi le prix d&rsquo;un produit est-il à venir?',
      '<p>Son prix pour votre compte n&rsquo;est pas encore fixé. Il pourra être commandé ensuite.</p>',
    ],
    empties: [
      'Reprenez-vous les vides?',
      '<p>Oui : casiers, fûts et bonbonnes de CO&#8322;, à la livraison suivante.</p>',
    ],
    storage: [
      'Comment entreposer les fûts?',
      '<p>Au froid, de 2 à 3&nbsp;&deg;C, et debout. Laissez un fût reposer 24&nbsp;heures avant de le mettre en perce.</p>',
    ],
    repair: [
      'Que faire si mon frigo ou ma fontaine est en panne?',
      '<p>Ouvrez <em>Nouvelle demande</em>, choisissez <em>Service des équipements</em> et dites-nous quand nous pouvons passer.</p>',
    ],
    asset: [
      'Où trouver le numéro d&rsquo;actif?',
      '<p>Sur la plaque argentée à l&rsquo;intérieur de la porte; il commence par NQ. S&rsquo;il est illisible, tapez ce que vous voyez.</p>',
    ],
  },
};

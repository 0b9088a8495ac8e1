<?php
/**
 * Dashboard widget for leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\Inbox\LeadCounts;
use Hadaya\Inbox\LeadList;
use Hadaya\Leads\LeadAccess;
use Hadaya\Widgets\ContactWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Lists unanswered leads on WordPress's dashboard, with the counts of the last seven days and of the seven days before.
 */
final class DashboardWidget {

	/**
	 * Maximum number of leads listed.
	 */
	const LISTED = 3;

	private LeadList $list;
	private LeadAccess $lead_access;
	private LeadCounts $lead_counts;
	private ContactWidgets $contact_widgets;

	public function __construct( LeadList $list, LeadAccess $lead_access, LeadCounts $lead_counts, ContactWidgets $contact_widgets ) {
		$this->contact_widgets = $contact_widgets;
		$this->lead_access     = $lead_access;
		$this->lead_counts     = $lead_counts;
		$this->list            = $list;
	}

	/**
	 * Adds the widget for users who may see leads, unless another contact plugin stores all messages.
	 */
	public function add(): void {
		if ( $this->lead_access->is_allowed() && $this->contact_widgets->has_inbox() ) {
			wp_add_dashboard_widget( 'hadaya-leads', __( 'Shop messages', 'hadaya' ), array( $this, 'print_box' ) );
		}
	}

	/**
	 * Prints the number of new messages, the counts and the latest unanswered leads.
	 */
	public function print_box(): void {
		$found   = $this->list->find( array() );
		$fresh   = $found['counts']['new'];
		$inbox   = Menu::address( 'inbox' );
		$now     = $this->lead_counts->within( 7 );
		$then    = $this->lead_counts->within( 7, 7 );
		$message = 0 === $fresh
			? __( 'No new messages', 'hadaya' )
			/* translators: %s: number of messages. */
			: sprintf( _n( '%s new message', '%s new messages', $fresh, 'hadaya' ), number_format_i18n( $fresh ) );
		echo '<style>#hadaya-leads .hadaya-leads-head{font-size:16px;margin:0 0 4px}#hadaya-leads li{display:grid;grid-template-columns:1fr auto;gap:0 12px;padding-block:8px;border-block-start:1px solid #f0f0f1;margin:0}#hadaya-leads li span{grid-column:1/-1;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:#50575e}#hadaya-leads li a{font-weight:600;overflow-wrap:anywhere}#hadaya-leads li time{color:#50575e}</style>'; // phpcs:ignore Generic.Files.LineLength -- One style sheet.
		echo '<p class="hadaya-leads-head"><a href="' . esc_url( $inbox ) . '">' . esc_html( $message ) . '</a></p>';
		echo '<p>'
			. esc_html(
				sprintf(
					/* translators: 1: number of messages, 2: number of messages. */
					__( 'Last 7 days: %1$s. Previous 7 days: %2$s.', 'hadaya' ),
					number_format_i18n( $now ),
					number_format_i18n( $then )
				)
			)
			. '</p><ul>';
		foreach ( array_slice( $found['items'], 0, self::LISTED ) as $row ) {
			printf(
				'<li><a href="%1$s"><bdi>%2$s</bdi></a> <time datetime="%3$s">%4$s</time><span dir="auto">%5$s</span></li>',
				esc_url( $inbox . '&lead=' . $row['id'] ),
				esc_html( $row['name'] ),
				esc_attr( $row['time'] ),
				esc_html( $row['date'] ),
				esc_html( $row['text'] )
			);
		}
		echo '</ul>';
	}
}

<?php
/**
 * Counting request from the contact widget.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

use Hadaya\Http\Attribution;
use Hadaya\Http\TrafficType;
use Hadaya\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Converts a request to the rows that it increments in the table of totals. The rows contain no visitor data except device, page, language and
 * traffic type. A nonce is not required, because pages are cached for weeks and a request can only increment a total of an existing channel.
 */
final class CountRequest {

	private Visitor $visitor;
	private Attribution $attribution;

	/** @var int[] Ids of the pages that were found, by address. */
	private array $pages = array();

	public function __construct( Visitor $visitor, Attribution $attribution ) {
		$this->visitor     = $visitor;
		$this->attribution = $attribution;
	}

	/**
	 * Checks whether the request comes from a single page of this site whose post type is already registered.
	 *
	 * @return bool
	 */
	public function has_page(): bool {
		return $this->page( $this->from_here() ) > 0;
	}

	/** Returns the public name of the request's widget; empty for the first widget. */
	public function widget(): string {
		return isset( $_POST['widgetId'] ) && is_string( $_POST['widgetId'] ) ? $_POST['widgetId'] : ''; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- See above; compared with known widgets.
	}

	/**
	 * Returns the rows that the request increments. Opening a widget's list counts as a view of its channels; for a widget with a single channel, a
	 * click on the widget is a click on that channel.
	 *
	 * @param string[] $known     Channels of the widget.
	 * @param string   $column    Counted column, `views` or `clicks`.
	 * @param bool     $is_widget Whether to count for the widget or only for its channels.
	 * @param string[] $languages Tags of the shop's languages, keyed by slug, the main language first.
	 * @return list<array{0: string, 1: string, 2: string}> Kind, name and column of each row.
	 */
	public function rows( array $known, string $column, bool $is_widget, array $languages ): array {
		$is_single = isset( $_POST['isSingle'] ) && '1' === $_POST['isSingle']; // phpcs:ignore WordPress.Security.NonceVerification -- See above.
		$rows      = $is_widget ? array( array( 'widget', '', $column ) ) : array();
		foreach ( $this->channels( $known ) as $channel ) {
			$rows[] = array( 'channel', $channel, $is_widget && ! $is_single ? 'views' : $column );
		}
		if ( array() === $rows || ( 'clicks' === $column ? $is_widget && ! $is_single : ! $is_widget ) ) {
			return $rows;
		}
		$from   = $this->from_here();
		$rows[] = array( 'page', (string) $this->page( $from ), $column );
		$rows[] = array( 'device', $this->visitor->device(), $column );
		$rows[] = array( 'source', TrafficType::kind( $this->attribution->current(), $from ), $column );
		$rows[] = array( 'language', $this->language( $languages ), $column );
		return $rows;
	}

	/**
	 * Returns the widget's channels that the request names.
	 *
	 * @param string[] $known Channels of the widget.
	 * @return string[]
	 */
	private function channels( array $known ): array {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- See above; compared with known ones.
		$named   = isset( $_POST['channels'] ) && is_array( $_POST['channels'] ) ? $_POST['channels'] : array();
		$named[] = $_POST['channel'] ?? '';
		// phpcs:enable
		$named = array_map( 'strtolower', array_map( 'strval', array_filter( $named, 'is_scalar' ) ) );
		return array_filter( $known, static fn ( string $channel ): bool => in_array( strtolower( $channel ), $named, true ) );
	}

	/**
	 * Returns the page's language from the request's URL, or the main language if the URL names none of the shop's languages.
	 *
	 * @param string[] $languages Tags of the shop's languages by slug.
	 * @return string
	 */
	private function language( array $languages ): string {
		$asked = isset( $_GET['lang'] ) && is_string( $_GET['lang'] ) ? $_GET['lang'] : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Only selects one of the shop's languages.
		return isset( $languages[ $asked ] ) ? $languages[ $asked ] : (string) reset( $languages );
	}

	/**
	 * Returns the full URL of the page that sent the request, if it belongs to this site; otherwise empty.
	 *
	 * @return string
	 */
	private function from_here(): string {
		$from = (string) wp_get_raw_referer();
		return 0 === strpos( $from, home_url( '/' ) ) ? $from : '';
	}

	/**
	 * Returns the id of the page at a URL; 0 if it is not a single page of this site. Only existing pages get rows of their own, so requests cannot fill
	 * the table.
	 *
	 * @param string $address Full URL.
	 * @return int
	 */
	private function page( string $address ): int {
		$page = (string) strtok( $address, '?#' );
		if ( ! isset( $this->pages[ $page ] ) ) {
			$found = '' === $page || strlen( $page ) > TrafficType::LONGEST ? 0 : url_to_postid( $page );
			// A failed search is not cached, because the page's post type may be registered later in the request.
			if ( 0 === $found ) {
				return 0;
			}
			$this->pages[ $page ] = $found;
		}
		return $this->pages[ $page ];
	}
}

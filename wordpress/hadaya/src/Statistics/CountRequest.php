<?php
/**
 * One call of the contact widget that counts.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

use Hadaya\Http\Attribution;
use Hadaya\Http\TrafficType;
use Hadaya\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a call into the rows of the totals that it raises. Nothing of the visitor is in them but the kind of device, the page, its
 * language, and a word for how the visit began. There is no nonce: pages are cached for weeks, and a call can do no more than add one
 * to a total of a channel that exists.
 */
final class CountRequest {

	private Visitor $visitor;
	private Attribution $attribution;

	public function __construct( Visitor $visitor, Attribution $attribution ) {
		$this->visitor     = $visitor;
		$this->attribution = $attribution;
	}

	/**
	 * The widget that the call names; null where there is none.
	 *
	 * @param array[] $widgets Number and channels of each widget, by its public name.
	 * @return array{id: int, channels: string[]}|null
	 */
	public function widget( array $widgets ): ?array {
		$name = isset( $_POST['widgetId'] ) && is_string( $_POST['widgetId'] ) ? $_POST['widgetId'] : ''; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- See above; compared with known ones.
		return $widgets[ '' === $name ? '0' : $name ] ?? null;
	}

	/**
	 * The rows that the call raises. Opening the widget's list shows its channels; where the widget is one single channel, a click on it
	 * is a click on that channel.
	 *
	 * @param string[] $known     Channels of the widget.
	 * @param string   $column    What is counted, `views` or `clicks`.
	 * @param bool     $is_widget Whether of the widget, or of its channels alone.
	 * @param string[] $languages Tags of the shop's languages by what pages call them, the main one first.
	 * @return array[] Kind, name and column of each.
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
	 * The channels of a widget that the call names.
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
	 * The language of the page, as it has said in the call's address; the main one where it says none that the shop has.
	 *
	 * @param string[] $languages Tags of the shop's languages by what pages call them.
	 * @return string
	 */
	private function language( array $languages ): string {
		$asked = isset( $_GET['lang'] ) && is_string( $_GET['lang'] ) ? $_GET['lang'] : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Chooses among the shop's languages.
		return isset( $languages[ $asked ] ) ? $languages[ $asked ] : (string) reset( $languages );
	}

	/**
	 * Whole address of the page of this site that the call came from; else empty.
	 *
	 * @return string
	 */
	private function from_here(): string {
		$from = (string) wp_get_raw_referer();
		return 0 === strpos( $from, home_url( '/' ) ) ? $from : '';
	}

	/**
	 * Number of the page at an address; 0 for what is no single page of this site. Only pages that exist have rows, so nobody can fill
	 * the table.
	 *
	 * @param string $address Whole address.
	 * @return int
	 */
	private function page( string $address ): int {
		$page = (string) strtok( $address, '?#' );
		return '' === $page || strlen( $page ) > TrafficType::LONGEST ? 0 : url_to_postid( $page );
	}
}

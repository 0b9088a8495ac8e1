<?php
/**
 * Placeholder values for texts about a lead.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

use Hadaya\Languages\DefaultTexts;
use Hadaya\Leads\BidiControls;
use Hadaya\Leads\Lead;
use Hadaya\Leads\Leads;
use Hadaya\Leads\NewsletterAnswer;

defined( 'ABSPATH' ) || exit;

/**
 * Provides the placeholder values for texts about a lead, in emails or requests to other systems.
 */
final class LeadPlaceholders {

	/**
	 * Returns the values, keyed by placeholder and without bidirectional controls. `{fields}` leaves out empty answers.
	 *
	 * @param Lead $lead Lead.
	 * @return string[]
	 */
	public function of( Lead $lead ): array {
		$lines = array();
		foreach ( array_filter( $lead->texts(), 'strlen' ) as $name => $value ) {
			$lines[] = DefaultTexts::field_title( $name ) . ': ' . $value;
		}
		foreach ( $lead->fields() as $field ) {
			if ( '' !== $field['value'] ) {
				$lines[] = $field['label'] . ': ' . $field['value'];
			}
		}
		foreach ( $lead->files() as $file ) {
			$lines[] = $file['label'] . ': ' . $file['name'];
		}
		$newsletter = NewsletterAnswer::pair( $lead );
		if ( array() !== $newsletter ) {
			$lines[] = implode( ': ', $newsletter );
		}
		$origin = $lead->origin();
		$own    = array(
			'fields'     => implode( "\n", $lines ),
			'page'       => $origin->title() . ' ' . $origin->url(),
			'title'      => $origin->title(),
			'url'        => $origin->url(),
			'link'       => Leads::address( $lead->id() ),
			'site'       => $this->site(),
			'id'         => (string) $lead->id(),
			'time'       => gmdate( 'c', $lead->time() ),
			'newsletter' => $newsletter[1] ?? '',
		);
		return array_map( array( BidiControls::class, 'without' ), $own + $lead->all_texts() );
	}

	/**
	 * Returns the name of the site as plain text, without HTML entities.
	 *
	 * @return string
	 */
	public function site(): string {
		return wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
	}
}

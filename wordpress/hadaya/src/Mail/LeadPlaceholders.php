<?php
/**
 * Placeholders for the values of a lead.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

use Hadaya\Leads\BidiControls;
use Hadaya\Leads\Lead;
use Hadaya\Leads\Leads;
use Hadaya\Leads\NewsletterAnswer;
use Hadaya\Widgets\FormDefaults;

defined( 'ABSPATH' ) || exit;

/**
 * Knows what the words in braces stand for in a text about a lead, be it a mail or what another system is sent.
 */
final class LeadPlaceholders {

	private FormDefaults $form_defaults;

	public function __construct( FormDefaults $form_defaults ) {
		$this->form_defaults = $form_defaults;
	}

	/**
	 * What they stand for, by name, without marks that turn the text beside them round. What was left empty is not among the answers.
	 *
	 * @param Lead $lead Lead.
	 * @return string[]
	 */
	public function of( Lead $lead ): array {
		$lines = array();
		foreach ( array_filter( $lead->texts(), 'strlen' ) as $name => $value ) {
			$lines[] = $this->form_defaults->field_title( $name ) . ': ' . $value;
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
	 * Name of the site.
	 *
	 * @return string
	 */
	public function site(): string {
		return wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
	}
}

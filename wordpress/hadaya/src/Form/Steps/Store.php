<?php
/**
 * Storage of a message.
 *
 * @package Hadaya
 */

namespace Hadaya\Form\Steps;

use Hadaya\Form\FormAnswer;
use Hadaya\Form\FormPost;
use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadNotes;
use Hadaya\Leads\LeadRepository;
use Hadaya\Leads\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the files and the message, with the notes for the shop as the message's first note.
 */
final class Store implements Step {

	private LeadRepository $leads;
	private LeadNotes $lead_notes;

	public function __construct( LeadRepository $leads, LeadNotes $lead_notes ) {
		$this->lead_notes = $lead_notes;
		$this->leads      = $leads;
	}

	public function take( FormPost $post ): ?FormAnswer {
		$said = $post->submission;
		$post->files->keep( $said, $post->limit );
		$lead  = Lead::from_submission( $said->texts(), $said->custom(), $post->files->kept(), $said->origin(), $post->key );
		$lead  = $lead->with_newsletter( $said->newsletter() );
		$lead  = '' === $post->spam ? $lead : $lead->with_state( Leads::SPAM );
		$notes = array_merge( array_filter( array( $post->spam ) ), $post->notes, $post->files->notes() );
		if ( ! $this->leads->save( $lead, $this->note( $notes ) ) ) {
			return FormAnswer::refusal( __( 'Your message could not be saved. Please try again or use another channel.', 'hadaya' ) );
		}
		$post->lead = $lead;
		return null;
	}

	/**
	 * Returns a note in the format of the lead's metadata; empty if the note has no paragraphs.
	 *
	 * @param string[] $texts Paragraphs of the note.
	 * @return string[] Meta value by key.
	 */
	private function note( array $texts ): array {
		return array() === $texts ? array() : array( LeadNotes::META => $this->lead_notes->encode( implode( "\n\n", $texts ), 0 ) );
	}
}
